/** What feedback is about, as it is sent; the third is called an issue on the screen (quoting-and-servicing, section 9). */
export const feedbackCategories = [
  'General Feedback',
  'Give Kudos to the team',
  'Report a high priority issue',
  'Have a question',
  'Other',
] as const

/** Feedback that whoever gave it may let others read. */
export const isShareable = (category: string): boolean => category === 'Give Kudos to the team'

/** A picture of a page is no larger, in bytes. */
const mostPictureBytes = 500_000

/** So many characters that is in base64. */
export const mostPictureText = Math.ceil(mostPictureBytes / 3) * 4
