/** A user of the mock; the password equals the name. */
export interface MockUser {
  username: string;
  password: string;
  uuid: string;
  name: string;
}

/** The users of the template's demo (spec §3), which exist in this mock only. */
export const MOCK_USERS: readonly MockUser[] = [
  { username: 'admin', password: 'admin', uuid: 'admin-uuid', name: 'Admin' },
  { username: 'editor', password: 'editor', uuid: 'editor-uuid', name: 'Editor' },
  { username: 'user1', password: 'user1', uuid: 'user1-uuid', name: 'User1' },
];
