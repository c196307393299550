/** What the queue of a subscriber is called in its region: it has one handler's messages. */
export const queueNameOf = ({
  region,
  service,
  handler,
}: {
  readonly region: string
  readonly service: string
  readonly handler: string
}): string => `palisade-${region}-${service}-${handler}`

/** What the queue is called in which ends what kills the worker each time. */
export const deadQueueNameOf = (queue: Parameters<typeof queueNameOf>[0]): string => `${queueNameOf(queue)}-dead`
