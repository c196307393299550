import { onEveryClient } from './everyClient.ts'

/**
 * Watches this thread's calls of DynamoDB; answers how to ask whether any may have written since it was last asked. A
 * write that failed counts: it may have taken effect before its answer was lost.
 */
export const watchTableWrites = (): (() => boolean) => {
  let wrote = false
  onEveryClient(({ config, middlewareStack }) => {
    if (config.serviceId !== 'DynamoDB') return
    middlewareStack.add(
      (next, context) => (args) =>
        next(args).finally(() => {
          wrote ||= /Put|Update|Delete|Write/.test(context.commandName ?? '')
        }),
      { step: 'initialize', name: 'watchTableWrites' },
    )
  })
  return () => {
    const answer = wrote
    wrote = false
    return answer
  }
}
