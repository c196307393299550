import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { createPortfolioScenario as contract } from '#shared/contracts/quote/portfolioScenarios.ts'
import { idPrefixes, PortfolioScenarioId } from '#shared/domain/ids/ids.ts'
import { supposables } from '#shared/domain/questionnaire/supposable.ts'
import { emptyPortfolioReport } from '#shared/domain/rating/portfolioReport.ts'
import { supposeOfPortfolio } from '../jobs/supposeOfPortfolio.ts'
import { portfolioScenarios } from '../store/portfolioScenarios.ts'

export const createPortfolioScenario = implement(contract)(async ({ body, actor, now, fail }) => {
  const known = supposables(config.region)
  const read = body.supposed.map(({ question, answer }) => {
    const asked = known.find(({ key }) => key === question)
    const option = asked?.answers.find(({ value }) => value === answer)
    return { question, answer, label: asked?.label, word: option?.label }
  })
  const supposed = read.flatMap(({ label, word, ...each }) =>
    label === undefined || word === undefined ? [] : [{ ...each, label, word }],
  )
  const twice = new Set(supposed.map(({ question }) => question)).size < supposed.length
  if (twice || supposed.length < read.length)
    return fail('portfolioScenario.notSupposable', {
      errors: read.flatMap(({ label, word }, index) => {
        if (label === undefined) return [{ path: ['supposed', index, 'question'], detail: 'No control of this region' }]
        return word === undefined ? [{ path: ['supposed', index, 'answer'], detail: 'No answer to it' }] : []
      }),
    })
  const scenario = {
    id: PortfolioScenarioId.parse(`${idPrefixes.portfolioScenario}_${ulid()}`),
    name: body.name,
    supposed,
    created: now,
    lastUpdated: now,
    report: emptyPortfolioReport(now, actor.name),
  }
  const { jobId, write, events } = await startJob(
    supposeOfPortfolio,
    { scenarioId: scenario.id },
    { by: actor.name, now, about: [] },
  )
  await commit([portfolioScenarios.create(scenario), write], { events })
  return { id: scenario.id, jobId }
})
