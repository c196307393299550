import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Whoever operates the region is told what could not be done and waits for somebody's word. */
export const tellOfDeadLetters: Subscriber<'deadLetter.waiting'> = ({ detail, now, once }) =>
  askForMails(
    [
      mailOf({
        template: 'deadLettersWaiting',
        to: regionOf(config.region).support.email,
        firstName: undefined,
        data: { letters: detail.letters, link: `${config.publicUrl}/admin/dead-letters` },
      }),
    ],
    now,
    once,
  )
