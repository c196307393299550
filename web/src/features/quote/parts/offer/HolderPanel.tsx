import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { phone } from '#web/i18n/format.ts'
import { EmailText } from '#web/ui/EmailLink.tsx'
import { Panel } from '#web/ui/Panel.tsx'

const UpdateQuotePolicyContactDialog = lazy(() =>
  import('../../dialogs/UpdateQuotePolicyContactDialog.tsx').then((m) => ({
    default: m.UpdateQuotePolicyContactDialog,
  })),
)

/** Who is to sign and to pay, and the way to say that it is somebody else. */
export const HolderPanel = ({ quote, mayChange }: { quote: Quote; mayChange: boolean }) => {
  const { t } = useTranslation('quote')
  const [open, setOpen] = useState(false)
  const { customerFirstName, customerLastName, customerEmail, customerPhone } = quote
  const name = [customerFirstName, customerLastName].filter(Boolean).join(' ')
  return (
    <Panel
      dense
      title={t('holder.heading')}
      actions={
        mayChange && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('holder.change')}
          </Button>
        )
      }
    >
      <Typography sx={{ fontWeight: 500 }}>{name || t('holder.nobody')}</Typography>
      {customerEmail && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <EmailText email={customerEmail} />
        </Typography>
      )}
      {customerPhone && (
        <Typography color="text.secondary" className="tabular">
          {phone(customerPhone)}
        </Typography>
      )}
      {open && (
        <Suspense fallback={null}>
          <UpdateQuotePolicyContactDialog quoteId={quote.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
