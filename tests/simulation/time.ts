import { chanceOf } from './chance.ts'

interface Timer {
  readonly at: number
  readonly order: number
  readonly work: () => void
}

/** The world's clock. */
export interface WorldTime {
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void
  /** Begins a life at an instant. */
  begin(at: number): void
  /** Throws the dice anew for what is named, whatever was thrown before. */
  turn(name: string): void
}

/**
 * Takes the process's clock, timers and dice out of its hands, so that a life of days takes milliseconds and is the same
 * each time. Nobody waits: as soon as there is nothing else to do the clock moves on to the next timer. It stands still
 * while work is done, but for a millisecond each time somebody looks at it, so that what happens later is later.
 */
export const takeTime = (): WorldTime => {
  let clock = Date.now()
  let order = 0
  let isPumping = false
  const timers = new Map<number, Timer>()
  const later = globalThis.setImmediate
  let dice = chanceOf('dice')

  const pump = (): void => {
    isPumping = false
    let next: Timer | undefined
    for (const timer of timers.values())
      if (next === undefined || timer.at < next.at || (timer.at === next.at && timer.order < next.order)) next = timer
    if (next === undefined) return
    timers.delete(next.order)
    clock = Math.max(clock, next.at)
    next.work()
    awake()
  }
  const awake = (): void => {
    if (isPumping || timers.size === 0) return
    isPumping = true
    later(pump)
  }

  const handleOf = (id: number) => {
    const handle = {
      id,
      ref: () => handle,
      unref: () => handle,
      hasRef: () => true,
      refresh: () => handle,
      close: () => handle,
      [Symbol.toPrimitive]: () => id,
      [Symbol.dispose]: () => void timers.delete(id),
    }
    return handle
  }
  const setTimer = (work: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
    order += 1
    timers.set(order, { at: clock + Math.max(0, Math.round(milliseconds)), order, work: () => work(...given) })
    awake()
    return handleOf(order)
  }
  const clearTimer = (handle: unknown): void => {
    if (typeof handle === 'object' && handle !== null && 'id' in handle) timers.delete(Number(handle.id))
    else if (typeof handle === 'number') timers.delete(handle)
  }
  Object.assign(globalThis, { setTimeout: setTimer, clearTimeout: clearTimer })
  Date.now = () => {
    clock += 1
    return clock
  }
  performance.now = () => clock
  Math.random = () => dice.unit()
  const realRandomValues = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array)) return realRandomValues(array)
    for (let index = 0; index < array.length; index += 1) array[index] = dice.between(0, 255)
    return array
  }
  return {
    pass(milliseconds) {
      clock += milliseconds
    },
    begin(at) {
      clock = at
      timers.clear()
    },
    turn(name) {
      dice = chanceOf(name)
    },
  }
}
