import { createServer, type RequestListener, type Server } from 'node:http'
import { StartFailure } from '../startFailure.ts'

export interface Listening {
  /** `http://127.0.0.1:<port>` */
  readonly url: string
  readonly port: number
  readonly server: Server
  stop(): Promise<void>
}

/**
 * Serves HTTP on loopback; port 0 takes any free one. Throws a StartFailure that names the setting to change when the
 * port is taken.
 */
export async function listen(listener: RequestListener, port = 0, setting = 'PORT'): Promise<Listening> {
  const server = createServer(listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(unavailable(error, port, setting)))
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const unavailable = (error: NodeJS.ErrnoException, port: number, setting: string): Error => {
  if (error.code === 'EADDRINUSE')
    return new StartFailure(
      `Port ${port} is taken by another program: stop it, or choose another port with ${setting}=${port + 100} npm start.`,
    )
  if (error.code === 'EACCES')
    return new StartFailure(`Port ${port} needs privileges: choose one above 1023 with ${setting}=3000 npm start.`)
  return error
}
