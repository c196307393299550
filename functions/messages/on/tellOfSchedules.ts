import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Whoever operates the region is told which schedules failed or are late. */
export const tellOfSchedules: Subscriber<'schedule.missed'> = ({ detail, now, once }) =>
  askForMails(
    [
      mailOf({
        template: 'schedulesMissed',
        to: regionOf(config.region).support.email,
        firstName: undefined,
        data: { schedules: detail.schedules, link: `${config.publicUrl}/admin/jobs` },
      }),
    ],
    now,
    once,
  )
