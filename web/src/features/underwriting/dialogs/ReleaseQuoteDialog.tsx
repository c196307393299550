import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import { orSay } from '../../../api/orSay.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { ConfirmDialog } from '../../../dialogs/ConfirmDialog.tsx'
import { money, wholeMoney } from '../../../i18n/format.ts'
import { usePersona } from '../../../layout/usePersona.ts'
import { inPersona } from '../../../paths.ts'
import { toast } from '../../../ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const Release = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const navigate = useNavigate()
  const persona = usePersona()
  const release = useCommand(releaseQuote, { invalidates: quoteReads })
  const open = quote.subjectivities.filter(({ resolved }) => !resolved).length
  return (
    <ConfirmDialog
      title={t('release.title', { quoteNumber: quote.quoteNumber })}
      confirmLabel={t('decision.release')}
      onClose={onClose}
      onConfirm={async () => {
        await release.mutateAsync({ params: { quoteId: quote.id } }).catch(orSay(t('release.failed')))
        toast.success(t('release.done'))
        navigate(inPersona(persona, 'inbox'))
      }}
    >
      {t('release.question', {
        company: quote.companyName,
        limit: wholeMoney(quote.limit),
        total: money(quote.totalPremium),
      })}
      {open > 0 && ` ${t('release.subjectivities', { count: open })}`}
    </ConfirmDialog>
  )
}

/** Asks before the terms of a referral go to the agent. */
export const ReleaseQuoteDialog = quoteDialog(Release)
