import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { BillingContact } from '#shared/contracts/billing/billingContact.ts'
import { listBillingContacts } from '#shared/contracts/billing/contacts.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { phone } from '#web/i18n/format.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { AddIcon, DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import * as dialogsOf from '../../dialogs.ts'

const Contact = ({ contact, manages }: { contact: BillingContact; manages: boolean }) => {
  const { t } = useTranslation('billing')
  const { open } = useDialogs()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {contact.firstName} {contact.lastName}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <EmailLink email={contact.email} /> · <span style={{ whiteSpace: 'nowrap' }}>{phone(contact.phone)}</span>
        </Typography>
      </Box>
      {manages && (
        <RowMenu
          actions={[
            {
              label: t('contacts.edit'),
              icon: <EditIcon />,
              onSelect: () => open(dialogsOf.updateBillingContact, { contact }),
            },
            {
              label: t('contacts.remove'),
              icon: <DeleteIcon />,
              destructive: true,
              onSelect: () => open(dialogsOf.removeBillingContact, { contact }),
            },
          ]}
        />
      )}
    </Box>
  )
}

/** To whom an agency's bills and reminders are sent; who manages billing adds, corrects and removes them. */
export const BillingContactsPanel = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('billing')
  const manages = useMay()('billing:manage')
  const { open } = useDialogs()
  const contacts = useOperation(listBillingContacts, { query: { agencyId } })
  return (
    <Panel
      title={t('contacts.title')}
      dense
      sx={{ mb: 2 }}
      actions={
        manages && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() => open(dialogsOf.createBillingContact, { agencyId })}
          >
            {t('contacts.add')}
          </Button>
        )
      }
    >
      {contacts.error ? (
        <ProblemPanel error={contacts.error} onRetry={() => void contacts.refetch()} />
      ) : contacts.data === undefined ? (
        <TextSkeleton lines={2} />
      ) : contacts.data.length === 0 ? (
        <Typography color="text.secondary">{t('contacts.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {contacts.data.map((contact) => (
            <Contact key={contact.id} contact={contact} manages={manages} />
          ))}
        </Box>
      )}
      {!manages && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('contacts.byStaff')}
        </Typography>
      )}
    </Panel>
  )
}
