/** The baseline for the console: plain react-admin as in its tutorial, with the same elders. */
import simpleRestProvider from 'ra-data-simple-rest';
import {
  Admin,
  type AuthProvider,
  DataTable,
  List,
  ReferenceField,
  Resource,
  SearchInput,
  Title,
  useGetList,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

const SESSION = 'session';

const authProvider: AuthProvider = {
  login: async () => localStorage.setItem(SESSION, 'yes'),
  logout: async () => localStorage.removeItem(SESSION),
  checkAuth: async () => {
    if (localStorage.getItem(SESSION) === null) throw new Error('nobody is signed in');
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
  getIdentity: async () => ({ id: 'admin', fullName: 'Administrator' }),
};

const NAMES = ['elderlyNo', 'name', 'status', 'gender', 'age', 'lastServiceTime', 'serviceCount30d'];

function ElderList() {
  return (
    <List perPage={20} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <DataTable>
        {NAMES.map((name) => (
          <DataTable.Col key={name} source={name} />
        ))}
        <DataTable.Col source="elderlyTypeId">
          <ReferenceField source="elderlyTypeId" reference="types" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function Home() {
  const { total } = useGetList('elders');
  return (
    <main>
      <Title title="Home" />
      {total !== undefined && <p className="figure">{total}</p>}
    </main>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html lacks the element #root.');
createRoot(container).render(
  <Admin dataProvider={simpleRestProvider('/rest')} authProvider={authProvider} dashboard={Home} disableTelemetry>
    <Resource name="elders" list={ElderList} />
    <Resource name="types" recordRepresentation="name" />
  </Admin>,
);
