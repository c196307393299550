import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { PortfolioScenario } from '#shared/contracts/quote/portfolioScenarioRecord.ts'
import { getPortfolioScenario } from '#shared/contracts/quote/portfolioScenarios.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime, number } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { DislocationReport } from '#web/records/dislocation/DislocationReport.tsx'
import { scoreChange } from '#web/records/dislocation/suppositionWords.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { removePortfolioScenario } from '../dialogs.ts'

/** How often a report that is being made is looked at again. */
const soon = 2000

const average = (sum: number, of: number): string => (of === 0 ? '–' : number(Math.round((sum / of) * 10) / 10))

const Scenario = ({ scenario: { id, name, report, supposed } }: { scenario: PortfolioScenario }) => {
  const { t } = useTranslation('underwriting')
  const { open } = useDialogs()
  const persona = usePersona()
  const { changed, finishedAt, policies, scoreAfter, scoreBefore, scored, startedAt, startedBy } = report
  return (
    <Page>
      <PageHeader
        title={name}
        trail={[{ label: t('scenarios.title'), to: inPersona(persona, 'scenarios') }]}
        subtitle={
          finishedAt === undefined
            ? t('scenarios.under', { count: policies })
            : t('scenarios.asOf', { name: startedBy, at: dateTime(startedAt) })
        }
        action={
          <Button
            variant="outlined"
            color="error"
            onClick={() => open(removePortfolioScenario, { scenarioId: id, name, isPage: true })}
          >
            {t('scenarios.remove')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title={t('scenarios.supposed')}>
          <KeyValueList items={supposed.map(({ label, word }) => ({ label, value: word }))} />
        </Panel>
        <Panel title={t('scenarios.does')}>
          <DislocationReport
            report={report}
            words={{ before: t('scenarios.before'), after: t('scenarios.after') }}
            besides={[
              { label: t('scenarios.changed'), value: number(changed) },
              { label: t('scenarios.scoreBefore'), value: average(scoreBefore, scored) },
              { label: t('scenarios.scoreAfter'), value: average(scoreAfter, scored) },
              { label: t('scenarios.score'), value: scoreChange(report) },
            ]}
          />
        </Panel>
      </Box>
    </Page>
  )
}

/** A supposition about the book in force, policy by policy, as far as it is known. */
export const ScenarioPage = () => {
  const { t } = useTranslation('underwriting')
  const { scenarioId = '' } = useParams()
  const scenario = useOperation(
    getPortfolioScenario,
    { params: { scenarioId } },
    { refetchInterval: (scenario) => (scenario?.report.finishedAt === undefined ? soon : false) },
  )
  if (scenario.data) return <Scenario scenario={scenario.data} />
  if (scenario.error)
    return (
      <RecordProblem title={t('scenarios.loadFailed')} error={scenario.error} onRetry={() => void scenario.refetch()} />
    )
  return <PageSkeleton />
}
