import { readFile, removeFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { LogoSize } from '#shared/domain/organizations/logoCrop.ts'
import { logoKey } from './logoFiles.ts'

/** The bytes of an agency's logo; undefined without one. */
export const readLogo = async (
  { id: agencyId, logos }: AgencyRecord,
  size: LogoSize,
): Promise<Uint8Array | undefined> => {
  const version = logos?.[size]
  return version === undefined ? undefined : readFile(logoKey({ agencyId, size, version }))
}

interface Change {
  readonly size: LogoSize
  /** Of none without. */
  readonly version?: string
  readonly now: Instant
}

/** Has an agency show another logo, or none; the file of the one before goes afterwards. */
export const changeLogo = async (agency: Stored<AgencyRecord>, { size, version, now }: Change): Promise<void> => {
  const { logos: { [size]: before, ...others } = {}, ...rest } = agency
  const logos = { ...others, ...(version !== undefined && { [size]: version }) }
  const next = { ...rest, ...(Object.keys(logos).length > 0 && { logos }), updated: now }
  await commit([agencies.update(agency, next)])
  if (before !== undefined) await removeFile(logoKey({ agencyId: agency.id, size, version: before }))
}
