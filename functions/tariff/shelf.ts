import { config } from '#functions/_platform/config/config.ts'
import { beforeEachCall } from '#functions/_platform/held/eachCall.ts'
import { carrierAmong, partnersOf } from '#functions/directory/public.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { type CarrierRater, layRater } from '#shared/domain/rating/carrierRater.ts'
import { layOver } from '#shared/domain/rating/factorChange.ts'
import { type LaidBook, layBooks, rateBooks } from '#shared/domain/rating/rateBooks.ts'
import { raterOfCarrier } from './store/carrierRaters.ts'
import { everyVersion, type LaidVersion } from './store/rateBookVersions.ts'

/** How long what was read is taken for what there is: an activation is known everywhere after so many milliseconds. */
const keptFor = 10_000

/** What is on the shelf, of which table, and since when. */
let read: { readonly table: string; readonly at: number } | undefined
/** Books by version and the moment of their last change: laying one over is done once. */
const laid = new Map<string, LaidBook>()

const laidOf = (version: LaidVersion): LaidBook[] => {
  const key = `${version.edition}|${version.lastUpdated}`
  const known = laid.get(key)
  if (known !== undefined) return [known]
  const base = rateBooks.find((each) => each.version === version.base)
  if (base === undefined) return []
  const isActive = version.status === 'ACTIVE'
  const book: LaidBook = {
    book: layOver(base, { ...version, version: version.edition }),
    base: base.version,
    ...(isActive && version.activated && { activatedAt: version.activated.at }),
  }
  laid.set(key, book)
  return [book]
}

/** The carrier that is on the programme today, whose paper new cover is written on; the programme itself where none is. */
export const carrierOnPaper = async (): Promise<string> => carrierAmong(await partnersOf('policy', {}))

/** The rater of that carrier. */
const raterOnPaper = async (): Promise<CarrierRater | undefined> => {
  const carrierId = await carrierOnPaper()
  return carrierId === programmeCarrier ? undefined : await raterOfCarrier(carrierId)
}

/** Reads the versions and the carrier's rater and puts them on the shelf that pricing reads. */
export const shelveBooks = async (): Promise<void> => {
  const [versions, rater] = await Promise.all([everyVersion(), raterOnPaper()])
  layBooks(versions.flatMap(laidOf))
  layRater(rater)
  read = { table: config.tableName, at: performance.now() }
}

const isKept = (): boolean =>
  read !== undefined && read.table === config.tableName && performance.now() - read.at < keptFor

beforeEachCall(async () => {
  if (!isKept()) await shelveBooks()
})
