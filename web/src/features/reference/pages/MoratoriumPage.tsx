import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { Moratorium } from '#shared/contracts/policy/moratoriumRecord.ts'
import { getMoratorium, listMoratoriumHistory } from '#shared/contracts/policy/moratoriums.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, dateTime } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { useActWords } from '#web/records/freeze/useActWords.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { endMoratorium } from '../dialogs.ts'
import { TouchedPolicies } from '../tables/TouchedPolicies.tsx'
import { useAreaWords } from '../tables/useAreaWords.ts'

const Record = ({ moratorium }: { moratorium: Moratorium }) => {
  const { t } = useTranslation(['reference', 'records'])
  const { open } = useDialogs()
  const persona = usePersona()
  const actWords = useActWords()
  const areaWords = useAreaWords()
  const { id, source, status, reason, from, until, acts, made, ended } = moratorium
  return (
    <Page>
      <PageHeader
        title={source}
        trail={[{ label: t('moratorium.title'), to: inPersona(persona, 'moratoriums') }]}
        subtitle={<StatusChip status={status} />}
        action={
          status === 'STANDING' && (
            <Button variant="outlined" onClick={() => open(endMoratorium, { moratoriumId: id, source })}>
              {t('moratorium.end')}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title={t('moratorium.what')}>
          <KeyValueList
            items={[
              { label: t('moratorium.reason'), value: reason },
              { label: t('moratorium.area'), value: areaWords(moratorium) },
              { label: t('moratorium.days'), value: t('moratorium.span', { from: date(from), until: date(until) }) },
              { label: t('records:freeze.freezes'), value: actWords(acts) },
              { label: t('moratorium.made'), value: t('moratorium.word', { name: made.name, at: dateTime(made.at) }) },
              ...(ended === undefined
                ? []
                : [
                    {
                      label: t('moratorium.endedLabel'),
                      value: t('moratorium.wordWhy', {
                        name: ended.name,
                        at: dateTime(ended.at),
                        reason: ended.reason,
                      }),
                    },
                  ]),
            ]}
          />
        </Panel>
        <TouchedPolicies moratoriumId={id} />
        <HistoryPanel operation={listMoratoriumHistory} params={{ moratoriumId: id }} asOf={moratorium.lastUpdated} />
      </Box>
    </Page>
  )
}

/** One moratorium: what it freezes, which policies it touches, and what was done to it. */
export const MoratoriumPage = () => {
  const { t } = useTranslation('reference')
  const { moratoriumId = '' } = useParams()
  const moratorium = useOperation(getMoratorium, { params: { moratoriumId } })
  if (moratorium.data) return <Record moratorium={moratorium.data} />
  if (moratorium.error)
    return (
      <RecordProblem
        title={t('moratorium.loadFailed')}
        error={moratorium.error}
        onRetry={() => void moratorium.refetch()}
      />
    )
  return <PageSkeleton />
}
