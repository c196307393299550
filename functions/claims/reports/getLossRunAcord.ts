import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getLossRunAcord as contract } from '#shared/contracts/policy/acord.ts'
import { acordFile } from '#shared/domain/acord/acordFile.ts'
import { lossRunMapping } from '#shared/domain/acord/lossRunMapping.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { askedLossRun } from './askedLossRun.ts'

export const getLossRunAcord = implement(contract)(async ({ query, actor, now }) => {
  const { account, run } = await askedLossRun(query, { actor, now })
  const { locale } = regionOf(config.region)
  return {
    fileName: `loss-run-${run.asOf}.xml`,
    text: acordFile({ ...run }, lossRunMapping, { id: account.id, now, locale, currency: run.currency }),
  }
})
