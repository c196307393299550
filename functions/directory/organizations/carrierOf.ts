import { config } from '#functions/_platform/config/config.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { insurerOf } from '#shared/regions/insurers.ts'
import { personas } from '../store/personas.ts'

/** Whose paper a record is on, as far as it says that. */
export interface OnPaper {
  /** The carrier, or the programme's own paper; records of before say neither. */
  readonly carrierId?: string | undefined
  readonly partnerIds?: readonly string[] | undefined
}

/** The carrier on whose paper something is, by those who have a share in it: the first by its id, one alone (decision: one-carrier). */
export const carrierAmong = async (partnerIds: readonly string[] = []): Promise<string> => {
  const found = await personas.byIds([...new Set(partnerIds)])
  const carriers = found.filter(({ type }) => type === 'carrier')
  return carriers.map(({ id }) => id).sort()[0] ?? programmeCarrier
}

/** On whose paper a record is: what it keeps, else by those who have a share in it. */
export const carrierOf = async ({ carrierId, partnerIds }: OnPaper): Promise<string> =>
  carrierId ?? (await carrierAmong(partnerIds))

/** The insurer that bears a cover, as its documents and tax returns name it (decision: insurer-named). */
export const insurerOfCover = async (cover: OnPaper & { readonly isSurplus: boolean }): Promise<string> => {
  const id = await carrierOf(cover)
  const carrier = id === programmeCarrier ? undefined : await personas.byId(id)
  return carrier?.name ?? insurerOf(config.region, cover.isSurplus ? 'surplus' : 'admitted')
}
