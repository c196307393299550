import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { feedbackCategories, mostPictureText } from '#shared/domain/identity/feedback.ts'
import { filledText } from '#shared/domain/text/text.ts'

export const sendFeedback = defineOperation({
  name: 'sendFeedback',
  method: 'POST',
  path: '/api/user/v1/feedback',
  summary:
    'Tells the provider what one thinks of it, ten times an hour at most, with a picture of a page if one likes.',
  access: 'any',
  body: z.strictObject({
    category: z.enum(feedbackCategories),
    feedbackText: filledText(500, { missing: 'Description is required', tooLong: 'Must be 500 characters or less' }),
    permissionToShare: z.boolean().default(false).describe('Whether others may read it; of kudos alone.'),
    picture: z
      .base64()
      .max(mostPictureText)
      .optional()
      .describe('A picture of the page that it is about, a PNG of 500 kB at most, without anybody’s data.'),
  }),
  problems: ['feedback.notAPicture'],
})
