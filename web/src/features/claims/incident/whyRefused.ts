import { contractWords } from '#shared/regions/contractWords.ts'
import { region } from '#web/i18n/region.ts'
import type { NoticeDraft } from './noticeDraft.ts'

/** Why a notice was refused, in the region's words and without the stop at the end. */
export const whyRefused = (refused: NonNullable<NoticeDraft['refused']>): string =>
  refused.map(({ detail }) => contractWords(detail, region).trim().replace(/\.$/, '')).join('; ')
