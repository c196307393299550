import { config } from '#functions/_platform/config/config.ts'
import type { SanctionsEntry } from '#shared/domain/account/sanctions.ts'

/** Where entries of sanctions lists come from. */
export interface SanctionsSource {
  /** Takes the newest files there are and keeps them; why some did not come, which leaves those of before. */
  readonly refresh: () => Promise<readonly string[]>
  /** The entries of the files that are kept; undefined where none are. */
  readonly entries: () => Promise<readonly SanctionsEntry[] | undefined>
}

/** The list of this deployment: that which ships with the platform, or official ones, which have a source; loaded by the first that asks. */
export const sanctionsSource = async (): Promise<SanctionsSource | undefined> => {
  if (config.sanctionsLists === 'shipped') return undefined
  const { officialLists } = await import('./officialSource.ts')
  return officialLists(config.sanctionsLists.split(','))
}
