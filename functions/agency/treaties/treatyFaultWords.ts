import type { TreatyFault } from '#shared/domain/organizations/treaties.ts'

/** What is wrong with the terms of a treaty, to whoever enters them, and what to do about it. */
export const treatyFaultWords: Readonly<Record<TreatyFault, string>> = {
  endsBeforeItBegins: 'The treaty ends before it begins. Choose a later day',
  fromTheGround: 'A quota share begins with the first unit of a loss. Leave the attachment at 0',
  layersOverlap: 'Two layers bear the same part of a loss. Have each begin where the one below it ends',
  longerThanTwoYears: 'A treaty is of one year, or of two at most. Choose an earlier day',
  moreThanAll: 'The parts of the reinsurers come to more than 100 %. Lower one of them',
  oneLayer: 'A quota share has one layer. Enter the others as a treaty of their own',
  rateMissing: 'A layer above a loss has a price. Enter the rate of its premium',
  reinsurerTwice: 'A reinsurer has one part of a layer. Enter its two parts as one',
}
