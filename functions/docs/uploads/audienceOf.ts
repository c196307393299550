import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isPartner, looksAfter } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { agencyById } from '#functions/directory/public.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import type { DocumentRecord } from '../store/documents.ts'

/** Of an account, what says who sees its documents. */
interface Holder {
  readonly agencyId?: string | undefined
  readonly teamIds: readonly string[]
}

type Seen = Pick<DocumentRecord, 'agencyId' | 'audience' | 'lookedAfterFor' | 'partnerIds' | 'teamIds'>

const seenBy = (agencyId: string, { agencyId: holder, teamIds }: Holder): Seen => ({
  agencyId: AgencyId.parse(agencyId),
  audience: 'AGENCY',
  teamIds: agencyId === holder ? teamIds : [],
  ...(holder !== undefined && { lookedAfterFor: holder }),
})

/**
 * Who sees what somebody uploads to an account: what staff do, the agency that they choose and nobody else without one;
 * what an agency does, itself and staff; what the insured does, its agency too; what a partner does, both of them and itself.
 * @throws agency.notFound
 */
export const audienceOf = async (actor: Actor, chosen: string | undefined, holder: Holder): Promise<Seen> => {
  if (actor.accountType === 'COWBELL') {
    if (chosen === undefined)
      return {
        audience: 'STAFF',
        teamIds: [],
        ...(holder.agencyId !== undefined && { lookedAfterFor: holder.agencyId }),
      }
    const agency = looksAfter(actor, chosen) ? await agencyById(chosen) : undefined
    return agency === undefined ? fail('agency.notFound') : seenBy(agency.id, holder)
  }
  if (actor.accountType === 'AGENCY') return seenBy(actor.organizationId, holder)
  return {
    teamIds: holder.teamIds,
    ...(holder.agencyId !== undefined && { agencyId: AgencyId.parse(holder.agencyId) }),
    ...(isPartner(actor) && { partnerIds: [actor.organizationId] }),
  }
}
