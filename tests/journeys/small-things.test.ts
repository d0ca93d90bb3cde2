import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { makeStaff } from '#tests/support/fixtures/staff.ts'
import { postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, type Member, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** The share of the screen that stays where it is while the page is scrolled. */
const shareThatStays = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight / 2)
    const staying = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, visibility, pointerEvents } = getComputedStyle(element)
      const { top, bottom, height } = element.getBoundingClientRect()
      const isStuck = position === 'fixed' || (position === 'sticky' && top >= 0 && top < 250)
      return (
        isStuck &&
        visibility !== 'hidden' &&
        pointerEvents !== 'none' &&
        height > 0 &&
        bottom > 0 &&
        top < window.innerHeight
      )
    })
    return staying.reduce((sum, element) => sum + element.offsetHeight, 0) / window.innerHeight
  })

test('the sticky parts take a quarter of the screen at most, at 200 % and on a phone that lies on its side', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { page } = lou
  for (let n = 0; n < 3; n++) await postBy(lou)
  for (const viewport of [
    { width: 640, height: 400 },
    { width: 360, height: 480 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(viewport)
    for (const address of ['/', '/feed', '/dashboard', '/dashboard/journal', '/notifications', '/legal/privacy']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      expect([address, viewport.height, (await shareThatStays(page)) <= 0.25]).toEqual([address, viewport.height, true])
    }
  }
})

for (const language of ['fr', 'en'] as const)
  test(`four filters and a button stand before the notices on every screen, and all of them can be chosen (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'notifications')
    const { page } = await member('Lou', { ...PHONE, language, locale: localeOf(language) })
    await speaks(page, language)
    const filters = page
      .getByRole('main')
      .getByRole('group', { name: say('Filtrer les notifications') })
      .getByRole('button')
    for (const viewport of [PHONE.viewport, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport)
      await page.goto('/notifications')
      await expect(filters).toHaveText([
        say('Toutes'),
        // Nothing is unread: no zero is shown.
        say('Non lues'),
        say('Guérisons'),
        say('Échanges'),
        say('Filtrer'),
      ])
      await filters.last().click()
      const sheet = page.getByRole('dialog', { name: say('Filtrer les notifications') })
      await expect(sheet.locator('[aria-pressed]')).toHaveCount(14)
      await expectAccessible(page)
      await sheet.getByRole('button', { name: say('Conférences') }).click()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(/filtre=conferences/)
      await expect(filters.last()).toHaveText(say('Filtrer : {{name}}', { name: say('Conférences') }))
      await expect(filters.last()).toBeFocused()
      await expectAccessible(page)
    }
  })

test('an English browser is offered English until that is taken or closed', async ({ visitor }) => {
  const { page } = await visitor({ locale: 'en-GB' })
  await page.goto('/')
  const offer = page.getByRole('region', { name: 'Vécu is in English too.' })
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quelqu’un')
  await expect(offer).toHaveCount(0)

  const { page: other } = await visitor({ locale: 'en-GB' })
  await other.goto('/')
  await other.getByRole('button', { name: 'Read in English' }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await expect(offer).toHaveCount(0)

  const { page: french } = await visitor()
  await french.goto('/')
  await expect(french.getByRole('heading', { level: 1 })).toContainText('Quelqu’un')
  await expect(french.getByRole('button', { name: 'Read in English' })).toHaveCount(0)
})

for (const language of ['fr', 'en'] as const)
  test(`the foot of the sidebar is visible at 1280 × 800, and the journal and the observatory are in every menu (${language})`, async ({
    member,
    visitor,
  }) => {
    const say = wordsIn(language, 'shell')
    const locale = localeOf(language)
    const { page } = await member('Lou', { language, locale })
    await speaks(page, language)
    await page.goto('/dashboard')
    const sidebar = page.getByRole('complementary', { name: say('Espace personnel') })
    await expect(sidebar.getByRole('button', { name: say('Se déconnecter') })).toBeInViewport({ ratio: 1 })
    await expect(sidebar.getByRole('link', { name: say('Médicaments et effets') })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Journal' })).toBeVisible()
    await sidebar.getByRole('link', { name: say('Observatoire') }).click()
    await expect(page).toHaveURL(/\/observatoire$/)
    await page.getByRole('button', { name: { fr: /^Mon compte/, en: /^My account/ }[language] }).click()
    for (const name of ['Journal', say('Observatoire'), say('Ce qui a aidé')])
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    // A member's header has both behind a button, and stays one line.
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: say('Plus'), exact: true }).press('Enter')
    const more = page.getByRole('menu', { name: say('Plus') })
    for (const name of ['Journal', say('Ce qui a aidé'), say('Observatoire')])
      await expect(more.getByRole('menuitem', { name, exact: true })).toBeVisible()
    await expectAccessible(page)
    await more.getByRole('menuitem', { name: 'Journal', exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/journal$/)
    expect((await header.boundingBox())!.height).toBeLessThanOrEqual(69)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)

    // A visitor's desk has the observatory in its navigation; a journal is kept by members.
    const { page: desk } = await visitor({ viewport: { width: 1280, height: 800 }, locale })
    await speaks(desk, language)
    await desk.goto('/')
    const places = desk.getByRole('banner').getByRole('navigation', { name: 'Navigation' })
    await expect(places.getByRole('link')).toHaveText([
      say('Accueil'),
      say('Fil d’actualité'),
      say('Experts Live'),
      say('Ce qui a aidé'),
      say('Observatoire'),
    ])
    await expectAccessible(desk)
    await places.getByRole('link', { name: say('Observatoire') }).click()
    await expect(desk).toHaveURL(/\/observatoire$/)

    const { page: stranger } = await visitor({ ...PHONE, locale })
    await speaks(stranger, language)
    await stranger.goto('/')
    await stranger.getByRole('button', { name: say('Ouvrir le menu') }).tap()
    await expect(stranger.getByRole('dialog').getByRole('link', { name: say('Observatoire') })).toBeVisible()
  })

for (const language of ['fr', 'en'] as const)
  test(`the foot of a member’s page is one line, with the emergency numbers once a page and with whom they reach (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language)
    const { page } = await member('Lou', { ...PHONE, language, locale: localeOf(language) })
    await speaks(page, language)
    const footer = page.getByRole('contentinfo')
    for (const address of ['/dashboard', '/feed']) {
      await page.goto(address)
      await expect(footer.getByRole('link', { name: say('Confidentialité') })).toBeAttached()
      expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(56)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    // A control that has the focus by keyboard comes whole into sight in each line that scrolls sideways.
    for (const line of [page.getByRole('group', { name: say('Filtrer les publications') }), footer])
      for (const each of await line.locator('button, a').all()) {
        if (!(await each.isVisible())) continue
        await page.keyboard.press('Shift')
        await each.focus()
        await expect(each).toBeInViewport({ ratio: 1 })
      }
    await page.goto('/dashboard')
    await expect(page.locator('a[href="tel:3114"]').filter({ visible: true })).toHaveCount(0)
    await footer.getByText('15 · 112 · 114 · 3114').tap()
    for (const name of {
      fr: [
        '15 SAMU (France)',
        '112 Europe (ailleurs, numéro local)',
        '114 SMS, si parler ou entendre est difficile (France)',
        '3114 prévention du suicide (France)',
      ],
      en: [
        '15 ambulance (France)',
        '112 Europe (elsewhere, your local number)',
        '114 text message, if speaking or hearing is hard (France)',
        '3114 suicide prevention (France)',
      ],
    }[language]) {
      const link = footer.getByRole('link', { name, exact: true })
      await expect(link).toBeVisible()
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('a[href="tel:3114"]').filter({ visible: true })).toHaveCount(1)
    await page.goto('/signaler')
    await expect(page.locator('main a[href="tel:3114"]')).toBeVisible()
    await expect(page.locator('a[href="tel:3114"]').filter({ visible: true })).toHaveCount(1)
  })

test('on a phone a long name ends before the date, and a long treatment within the line of time', async ({
  member,
}) => {
  const lou = await makeStaff(await member('Marcellienne du Vercors et de Belledonne', PHONE), 'medical_professional')
  const { page } = lou
  const today = new Date()
  const monthsAgo = (count: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count, 1)).toISOString().slice(0, 10)
  const story = {
    ...{ requestId: randomUUID(), title: 'Le sol penche', description: 'Depuis quatre ans, surtout debout.' },
    startDate: monthsAgo(48),
  }
  const told = await page.context().request.post('/api/posts/symptoms', { data: story })
  const { id } = (await told.json()) as { id: string }
  const entry = {
    ...{
      requestId: randomUUID(),
      kind: 'exercise',
      effect: 'better',
      from: monthsAgo(24).slice(0, 7),
      isOngoing: true,
    },
    name: 'Kinésithérapie vestibulaire à l’hôpital, deux fois par semaine, puis seule à la maison',
  }
  const tried = await page.context().request.post(`/api/posts/${id}/treatments`, { data: entry })
  expect(tried.ok(), await tried.text()).toBe(true)

  await page.goto('/feed')
  const head = page.getByRole('article').filter({ hasText: lou.username }).first().locator('header')
  const [name, when] = [head.getByRole('link', { name: lou.username }), head.locator('time')]
  const [named, dated] = [(await name.boundingBox())!, (await when.boundingBox())!]
  expect(named.x + named.width).toBeLessThanOrEqual(dated.x)
  const menu = (await head.getByRole('button').boundingBox())!
  expect(dated.x + dated.width).toBeLessThanOrEqual(menu.x)

  // A name of ten letters is whole beside a date of some days, and its link is as tall as a finger.
  const lea = await member('Léa')
  const made = await lea.page.context().request.post('/api/posts/symptoms', {
    data: { requestId: randomUUID(), title: 'Le plafond penche', description: 'Depuis une semaine, surtout le soir.' },
  })
  const { id: hers } = (await made.json()) as { id: string }
  await onJourneyDatabase((db) =>
    db.execute(sql`update post set created_at = now() - interval '6 days' where id = ${hers}`),
  )
  await page.goto('/feed')
  const card = page.getByRole('article').filter({ hasText: lea.username }).first().locator('header')
  await expect(card.locator('time').locator('[aria-hidden]')).toHaveText(/^il y a 6\s?j$/)
  const link = card.getByRole('link', { name: lea.username })
  const seen = await link.evaluate((element) => {
    const { left, top, height, width } = element.getBoundingClientRect()
    const isPressed = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y))
    const middle = top + height / 2
    return {
      isCut: element.scrollWidth > element.clientWidth,
      isTall: isPressed(middle - 21.5) && isPressed(middle + 21.5),
    }
  })
  expect(seen).toEqual({ isCut: false, isTall: true })

  await page.goto(`/post/${id}`)
  await expect(page.getByRole('img', { name: /sur une ligne de temps/ }).getByText(entry.name)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  // The button of the bar leads to the form where the address is that already, with the focus.
  await page.goto('/#symptome')
  await page.getByRole('link', { name: 'Raconter ce que je vis' }).tap()
  await expect(page.locator('#symptome').getByRole('heading').first()).toBeFocused()
})

test('Back closes an overlay on the page before it leaves the page', async ({ member }) => {
  const lou = await member('Lou', PHONE)
  const { page } = lou
  await postBy(lou)
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Accès rapide' }).getByRole('link', { name: 'Fil' }).tap()
  await expect(page).toHaveURL(/\/feed$/)
  await page.getByRole('button', { name: 'Publier', exact: true }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/feed$/)
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/feed$/)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a dialog of words alone that is cut can be scrolled by the keyboard, and is no stop where all of it is shown', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { page } = lou
  const title = 'Mes nuits depuis le printemps, les réveils, les rêves et ce que je prends pour dormir'
  const { id } = await asks<{ id: string }>(lou, 'POST', '/api/journals', { title })
  await page.goto(`/dashboard/journal/${id}`)
  await page.getByRole('button', { name: 'Supprimer le journal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce journal ?' })
  const cut = dialog.getByRole('region', { name: 'Supprimer ce journal ?' })
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await expect(cut).toHaveCount(0)
  // A desk at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(cut).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Shift+Tab')
  await expect(cut).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => cut.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})

test('a member’s text in a right-to-left script is laid out from right to left', async ({ member }) => {
  const lou = await member('Lou')
  const { page } = lou
  const data = {
    requestId: randomUUID(),
    entry: 'feed',
    title: `دوار في الصباح ${randomUUID().slice(0, 6)}`,
    description: 'أكتب كل صباح كيف كان نومي.',
  }
  const answer = await page.context().request.post('/api/posts/community', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  await page.goto('/feed')
  const card = page.getByRole('article').filter({ hasText: data.title })
  for (const words of [card.getByRole('heading', { level: 2 }), card.getByText(data.description)])
    expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
})

/** Returns words of members that choose no direction of their own, and fields in which they would be written without one. */
const undirected = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      // Words between the marks of an isolate have a direction of their own too.
      const others = (node.textContent ?? '').replaceAll(/\u2068[^\u2069]*\u2069/g, '')
      if (!element || !/\p{Script=Arabic}/u.test(others)) continue
      // The browser draws each line of a list to choose from by its own rules.
      if (element.closest('[dir="auto"], bdi, script, option, textarea')) continue
      faults.add(element.outerHTML.slice(0, 160))
    }
    for (const field of document.querySelectorAll('textarea'))
      if (field.dir !== 'auto' && getComputedStyle(field).unicodeBidi !== 'plaintext' && !field.ariaHidden)
        faults.add(`${getComputedStyle(field).unicodeBidi} ${field.outerHTML}`)
    return [...faults]
  })

test('every screen with a member’s words, and every field for them, takes its direction from the words', async ({
  member,
}) => {
  const lou = await member('Lou')
  const max = await member('Max')
  const { page } = lou
  const words = (nth: number) => `دوار في الصباح منذ ${randomUUID().slice(0, 6)} ${nth}`
  const post = async (who: Member, path: string, data: object) => {
    const answer = await who.page.context().request.post(path, { data })
    expect([200, 201], await answer.text()).toContain(answer.status())
    return ((await answer.json()) as { id: string }).id
  }
  const story = { title: words(1), description: words(2), duration: 'سنة', tags: ['صداع'], intensity: 6 }
  const symptom = await post(lou, '/api/posts/symptoms', { requestId: randomUUID(), ...story })
  const community = { requestId: randomUUID(), entry: 'feed', title: words(3), description: words(4), place: 'القاهرة' }
  await post(max, '/api/posts/community', community)
  await post(max, `/api/posts/${symptom}/comments`, { requestId: randomUUID(), body: words(5) })
  const journal = await post(lou, '/api/journals', { title: words(6) })
  const { request } = page.context()
  const measured = { name: 'نوم', scale: 'ten' }
  await request.put(`/api/journals/${journal}/measures`, { data: { measures: [measured] } })
  const day = new Date().toISOString().slice(0, 10)
  const entry = { intensity: 4, note: words(7), measured: [{ ...measured, value: 3 }], replaces: null }
  await request.put(`/api/journals/${journal}/entries/${day}`, { data: entry })
  const drugs = [{ role: 'suspected', name: 'دواء', dosage: 'حبة', startDate: '2026-01-05' }]
  const report = { requestId: randomUUID(), drugs, description: words(8), reactions: ['دوار'], severity: 3 }
  const medication = await post(lou, '/api/medication/reports', report)
  const faults: Record<string, string[]> = {}
  for (const path of [
    '/',
    '/feed',
    `/post/${symptom}`,
    '/dashboard',
    '/dashboard/symptoms',
    `/dashboard/symptom/${symptom}`,
    '/dashboard/journal',
    `/dashboard/journal/${journal}`,
    `/dashboard/journal/${journal}/summary`,
    '/jour',
    '/medication',
    `/medication/${medication}`,
    '/notifications',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const found = await undirected(page)
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})

  // The preview of a story, before it is published.
  await page.goto('/#symptome')
  const form = page.getByRole('form', { name: 'Décrire un symptôme' })
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill(words(9))
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill(words(10))
  await form.getByRole('textbox', { name: /^Durée/ }).fill('سنة')
  await form.getByRole('combobox', { name: /^Symptômes associés/ }).fill('صداع')
  const review = form.getByRole('region', { name: 'Voici ce que les autres verront' })
  await expect(review).toContainText('سنة')
  // A tag that is typed and not added is published too.
  await expect(review.getByRole('list', { name: 'Étiquettes' })).toHaveText('صداع')
  expect(await undirected(page)).toEqual([])
})
