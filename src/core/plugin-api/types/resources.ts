import type { ComponentType, ReactNode } from 'react';
import type { Entity } from '../../../../contract/defineEntity';
import type { LazyEntity } from '../../../../contract/lazyEntity';
import type { MenuContribution } from './contributions';
import type { Loader } from './texts';

/** The pages of a resource. */
export type RecordPage = 'list' | 'create' | 'edit' | 'show';

/** Form options beyond what follows from the entity; keys are names of its groups and fields. */
export interface FormOptions<Field extends string = string, Group extends string = string> {
  /** The groups of the form, in order. Defaults to all of the entity's form groups. */
  groups?: readonly Group[];
  /** Custom inputs, by field. */
  inputs?: Readonly<Partial<Record<Field, ReactNode>>>;
  /** Custom inputs for additional values that `insert` takes besides the fields. */
  insertInputs?: Readonly<Record<string, ReactNode>>;
  /** Custom content that replaces the inputs of a group. */
  parts?: Readonly<Partial<Record<Group, ReactNode>>>;
  /** Initial values of a new record. */
  defaultValues?: Readonly<Partial<Record<Field, unknown>>>;
}

/** A resource with its pages; its address is `<base>/<name>`. */
export interface ResourceContribution extends MenuContribution {
  name: string;
  /** Its definition, or a lazy one that is loaded with the first request for its records. */
  entity: Entity | LazyEntity;
  /** Protocol of the back end: ours, or plain REST at a separate address. */
  protocol?: 'care' | 'simple-rest';
  /** Base address of a `simple-rest` back end. */
  baseUrl?: string;
  /**
   * How an update is sent to a `simple-rest` back end: `PUT` with the whole record, or `PATCH` with only the changed
   * fields. Defaults to `put`.
   */
  updates?: 'put' | 'patch';
  /**
   * Operations that a `simple-rest` back end carries out, by `POST <baseUrl>/<entity>/<id>/<operation>` with the inputs as
   * JSON. The console offers no other transitions of the entity.
   */
  steps?: readonly string[];
  /** Title, a key of the plugin's texts. Defaults to the entity's name. */
  label?: string;
  /**
   * Includes its records in the global search, at this position among the resources. `fields` distinguish
   * records with the same name.
   */
  search?: { order: number; fields?: readonly string[] };
  /**
   * The pages of the resource. Defaults to all four. Pages without a loader below are generated from the entity.
   * `simple-rest` resources have only the pages with a loader.
   */
  pages?: readonly RecordPage[];
  /** Options of the generated forms. */
  form?: Loader<FormOptions>;
  list?: Loader<ComponentType>;
  show?: Loader<ComponentType>;
  create?: Loader<ComponentType>;
  edit?: Loader<ComponentType>;
}

/** Generates a page that a resource does not bring itself. */
export type EntityPageFactory = (
  page: RecordPage,
  resource: Pick<ResourceContribution, 'entity' | 'form'> & { label: string },
) => Loader<ComponentType>;
