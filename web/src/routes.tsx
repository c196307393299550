import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { restOfTexts } from './i18n/i18n.ts'
import { FatalErrorPage } from './layout/FatalErrorPage.tsx'
import type { PublicRoute } from './layout/feature.ts'
import { LoginShell } from './layout/LoginShell.tsx'
import { RootLayout } from './layout/RootLayout.tsx'
import { accountTypeOfAddress, paths } from './paths.ts'

/** Pages without a sign-in, of all features: addresses and loaders only, so that this list stays light. */
const publicRoutes = Object.values(
  import.meta.glob<{ publicRoutes: readonly PublicRoute[] }>('./features/*/publicRoutes.ts', { eager: true }),
).flatMap((module) => module.publicRoutes)

const cached = () => import('./layout/QueryArea.tsx').then((module) => ({ Component: module.QueryArea }))

/** A page with the texts that it has in common with others. */
const withTexts =
  <Module,>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), restOfTexts()])
    return module
  }

const inShell = (wanted: NonNullable<PublicRoute['shell']>): RouteObject[] => {
  // The login brings its texts.
  const toRoute = ({ path, lazy }: PublicRoute): RouteObject => ({
    path,
    lazy: path === paths.login ? lazy : withTexts(lazy),
  })
  const inside = publicRoutes.filter(({ shell = 'public' }) => shell === wanted)
  return [
    ...inside.filter(({ light }) => light).map(toRoute),
    { lazy: cached, children: inside.filter(({ light }) => !light).map(toRoute) },
  ]
}

const root: RouteObject = {
  id: 'root',
  element: <RootLayout />,
  errorElement: <FatalErrorPage />,
  HydrateFallback: () => null,
  children: [
    { index: true, element: <Navigate to={paths.login} replace /> },
    { element: <LoginShell />, children: inShell('login') },
    {
      lazy: () => import('./layout/PublicShell.tsx').then((module) => ({ Component: module.PublicShell })),
      children: inShell('public'),
    },
    ...inShell('none'),
    {
      path: '/serverdown',
      lazy: () => import('./layout/ServerDownPage.tsx').then((module) => ({ Component: module.ServerDownPage })),
    },
    // Old browsers show their page at every address (oldBrowsers/); who can run this needs none.
    { path: paths.unsupported, element: <Navigate to={paths.login} replace /> },
    {
      path: '*',
      lazy: () => import('./layout/NotFoundPage.tsx').then((module) => ({ Component: module.NotFoundPage })),
    },
  ],
}

let personaAreasKnown = false

/** The router. The personas' areas join it when the first address of one is opened. */
export const router = createBrowserRouter([root], {
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (personaAreasKnown || accountTypeOfAddress(path) === undefined) return
    const { personaRoutes } = await withTexts(() => import('./personaRoutes.tsx'))()
    personaAreasKnown = true
    patch('root', personaRoutes)
  },
})
