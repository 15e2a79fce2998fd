import { DeviceTodo } from './DeviceTodo';

/** The devices' tile on the start page. */
export default function DeviceWidget() {
  return <DeviceTodo label="device-manage.section" />;
}
