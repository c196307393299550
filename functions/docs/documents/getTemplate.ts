import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/templates.ts'
import { surplusNotices } from '#shared/domain/quoting/surplusNotice.ts'
import { licensingOf } from '#shared/regions/licensing.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** Surplus lines are the US's alone. */
export const getTemplate = implement(contract.getTemplate)(async ({ query, fail }) => {
  if (!licensingOf(regionOf(config.region)).hasSurplusLines) return fail('document.noTemplate')
  const { type, state } = query
  const { name, text } = surplusNotices[state]
  return { type, state, title: `Surplus lines notice, ${name}`, text }
})
