import type { Caller } from './calls.ts'
import { chanceOf } from './chance.ts'
import { proved } from './history.ts'
import { wrongsOfWorld } from './judgeWorld.ts'
import { wrongsOfReadings } from './nextReader.ts'
import { someReadings } from './readings.ts'
import type { Scene } from './scene.ts'

const mostReadings = 6

/** What changed is read by strangers, and by staff before a crash and after. */
const readChanges = async (scene: Scene, { send, judge }: Caller): Promise<void> => {
  const { known, changed, seed, wrongs, learn } = scene
  const readings = someReadings(changed, known, chanceOf(`${seed}/readings`), mostReadings)
  for (const reading of readings) {
    const stranger = known.ofKind('user').at(chanceOf(`${seed}/${JSON.stringify(reading)}`).between(0, 40))
    const reply = await send({ deed: 'call', by: proved(stranger?.id), ...reading })
    judge(reply, learn())
  }
  wrongs.push(...(await wrongsOfReadings(scene, send, readings)))
  learn()
}

/** Ends a life: everything is delivered, what was answered is there, and the world is judged. */
export const end = async (scene: Scene, caller: Caller): Promise<void> => {
  const { world, known, delivery, stage, wrongs, learn } = scene
  scene.turn(-1)
  await delivery.settle()
  learn()
  // By now the indexes are up with the table.
  stage.weather?.catchUp()
  await readChanges(scene, caller)
  for (const [id, operation] of caller.promised)
    if (!known.records.has(id)) wrongs.push(`${operation} promised ${id}, which never came`)
  wrongs.push(...wrongsOfWorld(world, known, delivery, stage.weather !== undefined))
}
