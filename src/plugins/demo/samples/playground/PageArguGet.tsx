import { Button, List, ListItem, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';

export default function PageArguGet() {
  const translate = useTranslate();
  const { username = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <>
      <List dense>
        <ListItem disableGutters>
          <ListItemText primary={translate('demo.pageArguSend.username')} secondary={username} />
        </ListItem>
        <ListItem disableGutters>
          <ListItemText
            primary={translate('demo.pageArguSend.userid')}
            secondary={search.get('userid') ?? translate('demo.pageArguGet.none')}
          />
        </ListItem>
      </List>
      <Button variant="outlined" component={Link} to="/demo/playground/page-argu/send">
        {translate('demo.pageArguGet.back')}
      </Button>
    </>
  );
}
