import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ExposureFigures } from '#shared/domain/organizations/exposure.ts'
import type { PoolFigures } from '#shared/domain/organizations/poolYears.ts'
import type { TreatyFigures } from '#shared/domain/organizations/treaties.ts'

/** What the whole book comes to for an organization. Of terms that were changed since, `updated` tells it. */
export interface Figures {
  /** When it was begun to be added up: what has changed since may be in it. */
  readonly asOf: Instant
  readonly exposure: ExposureFigures
  readonly treaties: readonly (TreatyFigures & { readonly id: string; readonly updated: Instant })[]
  readonly poolYears: readonly (PoolFigures & { readonly id: string; readonly updated: Instant })[]
}

/** What a night's job has added up for an organization, and what the one under way has so far. */
interface OrganizationFigures {
  readonly id: string
  readonly figures?: Figures | undefined
  readonly underWay?: Figures | undefined
}

/** Figures of organizations whose lists are too long to be added up as they are asked for (decision: figures-by-night). */
export const organizationFigures = defineRecord<OrganizationFigures>({
  kind: 'organizationFigures',
  notFound: 'server.failed',
})

const idOf = (organizationId: string): string => `fig_${organizationId.replace(/^org_/, '')}`

export const figuresOf = (organizationId: string): Promise<Stored<OrganizationFigures> | undefined> =>
  organizationFigures.byId(idOf(organizationId))

/** The write that makes the figures of an organization these. */
export const figuresWrite = (
  organizationId: string,
  before: Stored<OrganizationFigures> | undefined,
  after: Omit<OrganizationFigures, 'id'>,
) =>
  before === undefined
    ? organizationFigures.create({ id: idOf(organizationId), ...after })
    : organizationFigures.update(before, { id: before.id, ...after })
