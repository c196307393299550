import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { takeReferral } from '#shared/contracts/quote/underwriting.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const GiveBack = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const navigate = useNavigate()
  const persona = usePersona()
  const take = useCommand(takeReferral, { invalidates: quoteReads })
  return (
    <ConfirmDialog
      title={t('giveBack.title', { quoteNumber: quote.quoteNumber })}
      confirmLabel={t('decision.giveBack')}
      onClose={onClose}
      onConfirm={async () => {
        await take.mutateAsync({ params: { quoteId: quote.id }, body: { release: true } })
        toast.success(t('giveBack.done'))
        navigate(inPersona(persona, 'inbox'))
      }}
    >
      {t('giveBack.question')}
    </ConfirmDialog>
  )
}

/** Gives a referral back to the inbox, where another underwriter can take it. */
export default quoteDialog(GiveBack)
