import type { RegionCode } from '#shared/regions/code.ts'
import type { DocumentData, Notice } from '../documentData.ts'
import { auNotices } from './au.ts'
import { ukNotices } from './uk.ts'
import { usNotices } from './us.ts'

export type DocumentKind = 'proposal' | 'binder' | 'policy'

/** A region's notices for a document, from the facts on that document. */
export type NoticesOfRegion = (kind: DocumentKind, data: DocumentData) => readonly Notice[]

const byRegion: Record<RegionCode, NoticesOfRegion> = { us: usNotices, uk: ukNotices, au: auNotices }

/**
 * The notices a document must carry by the law of its region, then those the caller adds. They follow from the facts, so
 * no caller can forget one.
 */
export const noticesOf: NoticesOfRegion = (kind, data) => [
  ...byRegion[data.region](kind, data),
  ...(data.extraNotices ?? []),
]
