import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { fail, failure } from '../base/failure.ts'
import { route } from '../base/router.ts'
import { Loading } from '../parts/page/Loading.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Landing } from './Landing.tsx'
import { NotFound } from './NotFound.tsx'
import { type Page, pages, preload } from './pages.ts'
import { UpdateBanner } from './UpdateBanner.tsx'

function Lazy({ page, game }: { readonly page: Page; readonly game?: string }): JSX.Element {
  useEffect(() => {
    preload(page).catch((error: unknown) => fail(String(error)))
  }, [page])
  const Loaded = pages.value[page]
  if (Loaded) return <Loaded key={game ?? page} {...(game !== undefined && { game })} />
  return <Loading />
}

function useErrors(): void {
  useEffect(() => {
    const onError = (event: ErrorEvent) => fail(`${event.message}\n${event.error?.stack ?? ''}`)
    const onRejection = (event: PromiseRejectionEvent) => fail(String(event.reason?.stack ?? event.reason))
    addEventListener('error', onError)
    addEventListener('unhandledrejection', onRejection)
    return () => {
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
}

export function App(): JSX.Element {
  useErrors()
  return (
    <>
      <Here />
      <UpdateBanner />
    </>
  )
}

function Here(): JSX.Element {
  const { value: at } = route
  if (failure.value) return <ErrorPage {...failure.value} />
  switch (at.page) {
    case 'landing':
      return <Landing />
    case 'lost':
      return <NotFound />
    case 'table':
    case 'text-table':
    case 'replay':
    case 'recap':
    case 'scene':
    case 'text-scene':
    case 'drill':
    case 'text-drill':
      return <Lazy page={at.page} game={at.game} />
    case 'nightmare':
    case 'text-nightmare':
      return <Lazy page={at.page} {...(at.game !== undefined && { game: at.game })} />
    default:
      return <Lazy page={at.page} />
  }
}
