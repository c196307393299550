import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { updateSubjectivities } from '#shared/contracts/quote/subjectivities.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { dayFault } from '#shared/domain/quoting/subjectivityDay.ts'
import {
  AskedSubjectivity,
  subjectivityNotices,
  subjectivityOwners,
  subjectivityStages,
} from '#shared/records/subjectivity/subjectivity.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { quoteReads } from '../parts/quoteReads.ts'

const Asked = z.object({ quoteId: QuoteId, subjectivityId: z.string().optional() })

/** Says what must still be brought, or changes it while it is open. One after binding has a last day. */
const UpdateSubjectivitiesDialog = ({
  quoteId,
  subjectivityId,
  onClose,
}: z.infer<typeof Asked> & { onClose: () => void }) => {
  const { t } = useTranslation(['underwriting', 'common'])
  const update = useCommand(updateSubjectivities, { invalidates: quoteReads })
  return (
    <WithQuote quoteId={quoteId} onClose={onClose}>
      {(quote) => {
        const kept = quote.subjectivities.find(({ id }) => id === subjectivityId)
        const today = dateAt(instantHere(), quote.timeZone)
        const stages = subjectivityStages.filter((stage) => stage === 'POST_BIND' || quote.binder === undefined)
        const standing = quote.subjectivities.map(({ id, text, stage, due, owner, notice }) => ({
          id,
          text,
          stage,
          owner,
          ...(due && { due }),
          ...(notice && { notice }),
        }))
        return (
          <FormDialog
            title={t(kept ? 'subjectivities.change' : 'subjectivities.ask')}
            submitLabel={t(kept ? 'subjectivities.changeSubmit' : 'subjectivities.add')}
            needsChange={kept !== undefined}
            schema={AskedSubjectivity.superRefine((asked, { addIssue }) => {
              const message = dayFault(asked, { today, endDate: quote.endDate })
              if (message !== undefined) addIssue({ code: 'custom', path: ['due'], message })
            })}
            defaultValues={{
              text: kept?.text ?? '',
              stage: kept?.stage ?? stages[0] ?? 'POST_BIND',
              owner: kept?.owner ?? 'INSURED',
              ...(kept?.due && { due: kept.due }),
              ...(kept?.notice && { notice: kept.notice }),
            }}
            onClose={onClose}
            onSubmit={async (asked) => {
              const subjectivities = kept
                ? standing.map((each) => (each.id === kept.id ? { ...asked, id: each.id } : each))
                : [...standing, asked]
              await update.mutateAsync({ params: { quoteId }, body: { subjectivities } })
              toast.success(t('subjectivities.done'))
            }}
          >
            <TextField name="text" label={t('subjectivities.text')} rows={2} maxLength={2000} autoFocus />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <SelectField
                name="stage"
                label={t('subjectivities.stage')}
                options={stages.map((value) => ({ value, label: t(`common:subjectivity.stage.${value}`) }))}
              />
              <DateField
                name="due"
                label={t('subjectivities.due')}
                hint={t('subjectivities.dueHint')}
                min={today}
                max={addDays(quote.endDate, -1)}
              />
              <SelectField
                name="owner"
                label={t('subjectivities.owner')}
                options={subjectivityOwners.map((value) => ({ value, label: t(`subjectivities.owners.${value}`) }))}
              />
              <SelectField
                name="notice"
                label={t('subjectivities.notice')}
                optional
                options={subjectivityNotices.map((value) => ({
                  value,
                  label: t(`subjectivities.notices.${value}`),
                }))}
              />
            </Box>
          </FormDialog>
        )
      }}
    </WithQuote>
  )
}

export default hosted(Asked, UpdateSubjectivitiesDialog)
