import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { phone } from '#web/i18n/format.ts'
import { contactOf } from '#web/records/account/contactOf.ts'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { AddIcon, EditIcon } from '#web/ui/icons.tsx'
import * as accountDialogs from '../dialogs.ts'

/** POLICY HOLDER CONTACT: who signs and is written to. */
export const ContactCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account')
  const may = useMay()
  const { open } = useDialogs()
  const contact = contactOf(account)
  const edit = may('account:update')
  return (
    <Paper component="section" aria-label={t('contact.title')} variant="outlined" sx={{ borderRadius: 1.5, p: 2.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 0.5, minHeight: 32 }}>
        <Typography variant="h5" component="h2" color="text.secondary" sx={{ flex: 1 }}>
          {t('contact.title')}
        </Typography>
        {edit && contact && (
          <Button
            size="small"
            startIcon={<EditIcon />}
            onClick={() => open(accountDialogs.updatePolicyContact, { accountId: account.id })}
          >
            {t('edit')}
          </Button>
        )}
      </Stack>
      {contact ? (
        <Stack spacing={0.25} sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 500 }}>{contact.name}</Typography>
          {contact.email && <EmailLink email={contact.email} />}
          {contact.phone && (
            <Link href={`tel:+${contact.phone}`} className="tabular">
              {phone(contact.phone)}
            </Link>
          )}
        </Stack>
      ) : (
        <>
          <Typography variant="body2" color="text.secondary">
            {t('contact.none')}
          </Typography>
          {edit && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<AddIcon />}
              sx={{ mt: 1.5 }}
              onClick={() => open(accountDialogs.addPolicyContact, { accountId: account.id })}
            >
              {t('contact.add')}
            </Button>
          )}
        </>
      )}
    </Paper>
  )
}
