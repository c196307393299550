import dns from 'node:dns'

/**
 * Teaches this thread what browsers know: every name that ends in `.localhost` is this machine. Node asks the system's
 * resolver, which on most machines knows `localhost` alone.
 */
export function resolveLocalhostNames(): void {
  const lookup = dns.lookup
  if (Reflect.get(lookup, marker) === true) return
  const patched = (name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest])
  dns.lookup = Object.assign(patched, lookup, { [marker]: true })
}

const marker = Symbol.for('palisade.localhostNames')
