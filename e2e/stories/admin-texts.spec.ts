import { expect, test } from '../steps/test.ts';
import { accessFaults, openAdmin, toast, uniqueName } from '../steps/admin.ts';
import { press } from '../steps/editing.ts';
import { signIn } from '../steps/owner.ts';

test(
  'when the owner writes a draft then it is seen on the real page by no visitor, and by all once it is published',
  { tag: '@desk' },
  async ({ page, context, browser }, info) => {
    const question = uniqueName('¿Hacen factura?', info.project.name);
    await signIn(page);
    await openAdmin(page, '/admin/texts?de=contact');
    await press(page, 'Editar Preguntas frecuentes de Contacto');
    await press(page, 'Agregar pregunta');
    await page.getByLabel('Pregunta', { exact: true }).last().fill(question);
    await page.getByLabel('Respuesta').last().fill('Sí, pídela al pagar.');
    await press(page, 'Guardar borrador');
    await expect(toast(page, 'Borrador guardado')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);

    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Ver en la página' }).click(),
    ]);
    await expect(preview.getByText(question)).toBeVisible();
    await expect(preview.getByText(/así se verán tus borradores/)).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    const address = preview.url();
    for (const read of [
      address,
      new URL('/contact', address).href,
      new URL('/api/content/contact', address).href,
    ])
      expect(await (await visitor.request.get(read)).text()).not.toContain(question);
    await visitor.goto(address);
    await expect(visitor.getByText(/sólo se ven con la sesión/)).toBeVisible();
    await expect(visitor.getByText(question)).toHaveCount(0);

    await press(page, 'Publicar');
    await expect(toast(page, 'Texto publicado')).toBeVisible();
    // A page that takes long to be made anew is shown once more as it was.
    const published = async () => (await visitor.request.get(new URL('/contact', address).href)).text();
    await expect.poll(published).toContain(question);
    expect(await published()).toContain('"FAQPage"');
    await visitor.context().close();
  },
);
