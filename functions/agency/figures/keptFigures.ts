import { type Figures, figuresOf } from '#functions/directory/store/organizationFigures.ts'
import { issuedCount } from '#functions/policy/public.ts'

/** Of so many policies figures are added up as they are asked for; of more, by a job at night (decision: figures-by-night). */
const mostAsked = 1_000

/** Whether lists are too long to be added up as somebody asks. */
export const isByNight = async (scopes: readonly string[]): Promise<boolean> => (await issuedCount(scopes)) > mostAsked

/** What the last night's job has added up for an organization whose lists are too long; nothing before its first night. */
export const keptFigures = async (organizationId: string, scopes: readonly string[]): Promise<Figures | undefined> =>
  (await isByNight(scopes)) ? (await figuresOf(organizationId))?.figures : undefined

/** Terms that somebody may change. */
export interface Termed {
  readonly id: string
  readonly updated: string
}

/** What was kept of terms as they are now. */
export const keptAs = <Kept extends Termed>({ id, updated }: Termed, kept: readonly Kept[]): Kept | undefined =>
  kept.find((each) => each.id === id && each.updated === updated)
