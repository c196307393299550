import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { getPolicyAsOf } from '#shared/contracts/policy/revisions.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageInstant, dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { isTold } from '../parts/termChange.ts'
import { useTermWords } from '../parts/useTermWords.ts'

const dayOf = (typed: string) => CalendarDate.safeParse(typed).data

/** Today, as far as it lies in the term. */
const dayInTerm = (today: CalendarDate, { effectiveDate, expirationDate }: Policy): CalendarDate => {
  const last = addDays(expirationDate, -1)
  if (today < effectiveDate) return effectiveDate
  return today < last ? today : last
}

/** What was covered on a day, as it was known by the end of another: by itself today or the nearest day of the term, and all that is known. */
export const PolicyAsOfDialog = policyDialog(({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { labelOf, wordsOf } = useTermWords()
  const today = dateAt(instantHere(), policy.timeZone)
  const form = useForm({ defaultValues: { effective: dayInTerm(today, policy) as string, known: '' } })
  const [effective, known] = useWatch({ control: form.control, name: ['effective', 'known'] }).map(dayOf)
  const standing = useOperation(
    getPolicyAsOf,
    {
      params: { policyId: policy.id },
      query: {
        ...(effective !== undefined && { effective }),
        ...(known !== undefined && { known: coverageInstant(addDays(known, 1), policy.timeZone) }),
      },
    },
    { keepPrevious: true },
  )
  const { data } = standing
  const terms = (data?.terms ?? [])
    .filter(({ field, value }) => isTold(field) && value !== null && value !== '')
    .map(({ field, value }) => ({ label: labelOf(field), value: wordsOf(field, value) }))
  return (
    <DialogFrame title={t('asOf.title', { policyNumber: policy.policyNumber })} onClose={onClose} width="md">
      <DialogContent>
        <FormProvider {...form}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              mb: 2,
              alignItems: 'start',
            }}
          >
            <DateField name="effective" label={t('asOf.effective')} />
            <DateField name="known" label={t('asOf.known')} hint={t('asOf.knownHint')} max={today} optional />
          </Box>
        </FormProvider>
        {standing.error && <ProblemPanel error={standing.error} onRetry={() => void standing.refetch()} />}
        {standing.isPending && <TextSkeleton lines={6} />}
        {data && (
          <Box sx={{ display: 'grid', gap: 2 }} aria-live="polite" aria-busy={standing.isFetching}>
            <Alert severity={data.covered ? 'success' : 'info'}>
              {t(data.covered ? 'asOf.covered' : 'asOf.notCovered', {
                day: date(data.effective),
                revision: data.revision,
              })}
            </Alert>
            <KeyValueList
              columns={3}
              items={(['written', 'earned', 'unearned'] as const).map((figure) => ({
                label: t(`asOf.${figure}`),
                value: exactMoney(data[figure]),
              }))}
            />
            {terms.length > 0 && (
              <Box component="section">
                <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                  {t('asOf.terms')}
                </Typography>
                <KeyValueList layout="row" columns={1} items={terms} />
              </Box>
            )}
          </Box>
        )}
      </DialogContent>
    </DialogFrame>
  )
})

export default PolicyAsOfDialog
