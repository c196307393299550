import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, seesAll } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { accountById } from '#functions/account/public.ts'
import { agencyById, carriersOfRegion, personaById } from '#functions/directory/public.ts'
import { agencyBook, carrierBook } from '#functions/ledger/store/bookEntries.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import type { PartyKind } from '#shared/domain/ledger/partyLines.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { partyLinesUpTo } from '../ledger/ledgerTotals.ts'

/** What the programme's own paper is called beside the carriers that have a share in it. */
export const programmeName = 'Programme paper'

/** With whom an account is, and its book. */
export interface Party {
  readonly kind: PartyKind
  readonly id: string
  readonly name: string
  readonly book: string
}

/** The carrier that somebody means: carriers themselves alone, staff whom they name, else the programme's own paper. */
export const carrierFor = async (
  actor: Actor,
  asked: string | undefined,
): Promise<{ readonly id: string; readonly name: string } | undefined> => {
  const isCarrier = actor.accountType === 'CARRIER' && actor.workflow === undefined && actor.realm === 'ACCOUNT'
  const id = asked ?? (isCarrier ? actor.organizationId : programmeCarrier)
  if (!(isCarrier ? id === actor.organizationId : seesAll(actor))) return undefined
  if (id === programmeCarrier) return { id, name: programmeName }
  const carrier = await personaById(id)
  return carrier?.type === 'carrier' ? { id, name: carrier.name } : undefined
}

/**
 * The carrier whose books are opened: whom somebody means, and for staff who mean nobody the first, the programme's own paper
 * before the others, of whom there is something to be read.
 */
export const openedCarrier = async (
  actor: Actor,
  asked: string | undefined,
  isMoved: (carrierId: string) => Promise<boolean>,
): Promise<{ readonly id: string; readonly name: string } | undefined> => {
  if (asked !== undefined || !seesAll(actor) || (await isMoved(programmeCarrier))) return carrierFor(actor, asked)
  for (const { id, name } of await carriersOfRegion()) if (await isMoved(id)) return { id, name }
  return carrierFor(actor, asked)
}

const agencyFor = async (actor: Actor, asked: string | undefined): Promise<Party | undefined> => {
  const id = asked ?? (actor.accountType === 'AGENCY' ? actor.organizationId : undefined)
  // Of an agency as a whole: who is bound to teams has no statement.
  if (id === undefined || !isTheirs(actor, { agencyId: id })) return undefined
  const agency = await agencyById(id)
  return agency && { kind: 'agency', id, name: agency.name, book: agencyBook(id) }
}

const insuredFor = async (actor: Actor, asked: string | undefined): Promise<Party | undefined> => {
  const account = asked === undefined ? undefined : await accountById(asked)
  if (account === undefined || (actor.accountType !== 'COWBELL' && actor.accountType !== 'AGENCY')) return undefined
  if (!isTheirs(actor, { agencyId: account.agencyId, accountId: account.id })) return undefined
  return { kind: 'account', id: account.id, name: account.name, book: `account:${account.id}` }
}

/** Whose statement is asked for; `billing.statementNotFound` where there is no such party or it is nobody's business of the actor. */
export const requireParty = async (
  { kind, id: asked }: { readonly kind: PartyKind; readonly id?: string | undefined },
  { actor, through }: { readonly actor: Actor; readonly through: Month },
): Promise<Party> => {
  if (kind === 'agency') return (await agencyFor(actor, asked)) ?? fail('billing.statementNotFound')
  if (kind === 'account') return (await insuredFor(actor, asked)) ?? fail('billing.statementNotFound')
  const { currency } = regionOf(config.region)
  const isMoved = async (id: string) => (await partyLinesUpTo(currency, id, through)).length > 0
  const carrier = await openedCarrier(actor, asked, isMoved)
  return carrier === undefined ? fail('billing.statementNotFound') : { kind, ...carrier, book: carrierBook(carrier.id) }
}
