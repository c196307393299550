import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router'
import type { Hold } from '#shared/contracts/policy/holdRecord.ts'
import { getHold, listHoldHistory } from '#shared/contracts/policy/holds.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, dateTime } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona, policyPath } from '#web/paths.ts'
import { useActWords } from '#web/records/freeze/useActWords.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { liftHold } from '../dialogs.ts'

const Record = ({ hold }: { hold: Hold }) => {
  const { t } = useTranslation(['policy', 'records'])
  const { open } = useDialogs()
  const may = useMay()
  const persona = usePersona()
  const actWords = useActWords()
  const { id, policyId, policyNumber, kind, status, reason, acts, from, until, put, lifted } = hold
  const putWords = t('hold.word', { name: put.name, at: dateTime(put.at) })
  return (
    <Page>
      <PageHeader
        title={t('hold.of', { policyNumber })}
        trail={[{ label: t('hold.holds'), to: inPersona(persona, 'holds') }]}
        subtitle={<StatusChip status={status} />}
        action={
          status === 'STANDING' &&
          may('freeze:manage') && (
            <Button variant="outlined" onClick={() => open(liftHold, { holdId: id })}>
              {t('hold.lift')}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title={t('hold.what')}>
          <KeyValueList
            items={[
              {
                label: t('hold.policy'),
                value: (
                  <Link component={RouterLink} to={policyPath(persona, policyId)}>
                    {policyNumber}
                  </Link>
                ),
              },
              { label: t('hold.kind'), value: t(`records:freeze.holds.${kind}`) },
              { label: t('hold.reason'), value: reason },
              { label: t('records:freeze.freezes'), value: actWords(acts) },
              { label: t('hold.from'), value: date(from) },
              { label: t('hold.until'), value: until === undefined ? t('hold.untilLifted') : date(until) },
              { label: t('hold.put'), value: putWords },
              ...(lifted === undefined
                ? []
                : [
                    {
                      label: t('hold.liftedBy'),
                      value: t('hold.wordWhy', {
                        name: lifted.name,
                        at: dateTime(lifted.at),
                        reason: lifted.reason,
                      }),
                    },
                  ]),
            ]}
          />
        </Panel>
        <HistoryPanel operation={listHoldHistory} params={{ holdId: id }} asOf={hold.lastUpdated} />
      </Box>
    </Page>
  )
}

/** One hold: which policy, why, what it freezes, and what was done to it. */
export const HoldPage = () => {
  const { t } = useTranslation('policy')
  const { holdId = '' } = useParams()
  const hold = useOperation(getHold, { params: { holdId } })
  if (hold.data) return <Record hold={hold.data} />
  if (hold.error)
    return <RecordProblem title={t('hold.loadFailed')} error={hold.error} onRetry={() => void hold.refetch()} />
  return <PageSkeleton />
}
