import { use } from 'react'
import { can, type Life } from '#shared/records/life.ts'
import { RefusalsContext } from '../api/refusals.ts'

/**
 * Whether the life of the record that a page is about allows something in its status, where that decides whether a button is
 * there: `const can = useCan(claimLife); can(claim.status, 'close')`. What is not allowed is noted for who asks what they
 * miss (`PageRefusals`). Ask after the permission: what is another’s to do is told by that alone. Not for rows of a list.
 */
export const useCan = <Status extends string, Name extends string>(life: Life<Status, Name, string>) => {
  const refusals = use(RefusalsContext)
  return (status: Status, action: Name): boolean => {
    const isAllowed = can(life, status, action)
    const { word, steps } = life.actions[action]
    if (word !== undefined)
      refusals?.note(`${life.kind} ${action}`, isAllowed ? undefined : { word, status, from: Object.keys(steps) })
    return isAllowed
  }
}
