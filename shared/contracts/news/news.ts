import { z } from 'zod'
import { FileBytes } from '#shared/contract/files.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { newsPace } from '#shared/domain/integration/news.ts'

/** Where programs read their own news from, as browsers' event sources do. */
export const followNews = defineOperation({
  name: 'followNews',
  method: 'GET',
  path: '/api/news/v1/events',
  summary:
    'Server-sent events (`text/event-stream`): that something has changed within the caller’s reach – `quote` names which, `claim`, `job`, `message` and `notification` say that their lists are to be read again. An answer is held until there is news, for 20 seconds at most, and ends; ask again with its last id (`Last-Event-ID`) after the milliseconds of its `retry`.',
  access: 'any',
  byKeys: true,
  query: z.strictObject({
    after: wholeNumber({ least: 1_000_000_000_000, most: 9_999_999_999_999 })
      .optional()
      .describe(
        'The id that was read last, for who sends no `Last-Event-ID`. Without either nothing is told but an id.',
      ),
    wait: wholeNumber({ least: 0, most: newsPace.holdSeconds })
      .default(newsPace.holdSeconds)
      .describe('Seconds for which an answer without news may be held.'),
  }),
  media: 'text/event-stream',
  response: FileBytes,
})
