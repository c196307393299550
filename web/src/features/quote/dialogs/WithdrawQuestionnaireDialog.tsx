import { useTranslation } from 'react-i18next'
import { withdrawQuestionnaire } from '#shared/contracts/quote/questionnaires.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

/** Closes the link of the questionnaire that is out; what was filled in of it is not taken over. */
export const WithdrawQuestionnaireDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const withdraw = useCommand(withdrawQuestionnaire, { invalidates: [getQuote] })
  return (
    <WithQuote quoteId={quoteId} onClose={onClose}>
      {({ companyName, questionnaire }) => (
        <ConfirmDialog
          title={t('questionnaire.withdraw.title', { company: companyName })}
          confirmLabel={t('questionnaire.withdraw.submit')}
          destructive
          onClose={onClose}
          onConfirm={async () => {
            await withdraw.mutateAsync({ params: { quoteId } }).catch(saying(t('questionnaire.withdraw.failed')))
            toast.success(t('questionnaire.withdraw.done'))
          }}
        >
          {t('questionnaire.withdraw.text', { name: questionnaire?.name ?? '' })}
        </ConfirmDialog>
      )}
    </WithQuote>
  )
}

export default hosted(QuoteData, WithdrawQuestionnaireDialog)
