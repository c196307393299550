import { Entity } from 'electrodb'

/** An entity, made when something is asked of it first: ElectroDB takes its time with each, and no function uses them all. */
export const lateEntity = <Made extends object>(make: () => Made): Made => {
  let entity: Made | undefined
  return new Proxy<Made>(Object.create(Entity.prototype), {
    get: (_, name) => {
      entity ??= make()
      const found: unknown = Reflect.get(entity, name)
      return typeof found === 'function' ? found.bind(entity) : found
    },
  })
}
