import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { AddIcon } from '#web/ui/icons.tsx'
import * as usersDialogs from '../dialogs.ts'
import { RoleTemplatesTable } from '../tables/RoleTemplatesTable.tsx'

/** What an organization makes of the roles of its kind: templates of its own, that people are given with a role. */
export const RoleTemplatesPage = () => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  return (
    <Page>
      <PageHeader
        title={t('templates.title')}
        subtitle={t('templates.subtitle')}
        secondary={
          <Button component={Link} to={inPersona(persona, 'roles')}>
            {t('roles.open')}
          </Button>
        }
        action={
          may('user:update') && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => open(usersDialogs.createRoleTemplate, {})}
            >
              {t('templates.create')}
            </Button>
          )
        }
      />
      <RoleTemplatesTable />
    </Page>
  )
}
