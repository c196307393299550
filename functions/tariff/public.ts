export { rateBook, rateBookFor, rateBooks } from '#shared/domain/rating/rateBooks.ts'
// Whoever prices in a function takes the books from here: then those that staff laid over the published ones are known.
export { carrierOnPaper, shelveBooks } from './shelf.ts'
export {
  carrierRaterIdOf,
  carrierRaters,
  carrierRatersScope,
  keptRaterOf,
  raterOfCarrier,
} from './store/carrierRaters.ts'
export { movedOut, versionSet, versionsNumbered } from './store/carrierRaterVersions.ts'
export {
  everyVersion,
  type LaidVersion,
  rateBookIdOf,
  rateBookVersions,
  type StoredRateBook,
} from './store/rateBookVersions.ts'
