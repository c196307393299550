import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/agency/brand.ts'
import { leastContrast, tooFaint } from '#shared/domain/organizations/agencyColours.ts'
import { changeableAgency } from '../standing/changeableAgency.ts'

export const updateAgencyColours = implement(contract.updateAgencyColours)(
  async ({ params, body: colours, actor, now, fail }) => {
    const agency = await changeableAgency(params.agencyId, actor)
    const faint = tooFaint(colours)
    if (faint !== undefined) {
      const { scheme, colour, nearest, contrast } = faint
      fail('colours.tooFaint', {
        data: { scheme, colour, nearest, contrast, least: leastContrast },
        errors: [{ path: [scheme], detail: `Too faint. ${nearest} is the nearest that can be read` }],
      })
    }
    await commit([agencies.update(agency, { ...agency, colours, updated: now })])
    return colours
  },
)
