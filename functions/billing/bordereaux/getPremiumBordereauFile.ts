import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getPremiumBordereauFile as contract } from '#shared/contracts/billing/bordereaux.ts'
import { premiumBordereauCsv } from '#shared/domain/ledger/premiumBordereauCsv.ts'
import { premiumBordereauOf } from './premiumBordereauOf.ts'

export const getPremiumBordereauFile = implement(contract)(async ({ query, actor, now }) => {
  const bordereau = await premiumBordereauOf(query, { actor, now })
  const name = bordereau.carrierName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return {
    fileName: `premium-bordereau-${name}-${bordereau.month}.csv`,
    csv: premiumBordereauCsv(bordereau, config.region),
  }
})
