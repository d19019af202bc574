import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { render, screen } from '@testing-library/react';
import {
  Alert,
  Button,
  Cell,
  Checkbox,
  EmptyState,
  Icon,
  IconButton,
  LinkButton,
  Price,
  SelectField,
  Stars,
  Switch,
  Table,
  TableRow,
  TextArea,
  TextField,
  WordsContext,
} from './index.ts';
import { contrast } from '@shop/contracts/contrast';
import { FIRST_COLORS, paletteOf } from '@shop/contracts/palette';
import { theme } from './theme.ts';

const Everything = () => (
  <main>
    <h1>Muestrario</h1>
    <Button>Guardar</Button>
    <Button busy>Añadiendo...</Button>
    <LinkButton href="/menu">Ver nuestro menú</LinkButton>
    <IconButton label="Borrar">
      <Icon name="trash" />
    </IconButton>
    <TextField label="Nombre" error="El nombre es requerido" />
    <TextArea label="Notas" optional hint="Referencias para llegar" />
    <SelectField label="Estado">
      <option>Yucatán</option>
    </SelectField>
    <Checkbox label="Xtabentún" />
    <Switch label="Disponible" defaultChecked />
    <Alert title="No pudimos cargar el menú" onRetry={() => undefined}>
      Intenta de nuevo.
    </Alert>
    <EmptyState title="Tu carrito está vacío" text="Empieza por el menú." />
    <Stars value={5} />
    <Price amount={295} />
    <Table caption="Pedidos" columns={['Pedido', 'Total']}>
      <TableRow>
        <Cell label="Pedido">FK-000001</Cell>
        <Cell label="Total">$295.00</Cell>
      </TableRow>
    </Table>
  </main>
);

describe('kit', () => {
  test('when an alert has a word as long as a server’s answer then it breaks, and nothing gets wider', () => {
    render(<Alert title="El servidor de correo dijo:">{'a'.repeat(200)}</Alert>);

    expect(screen.getByText('El servidor de correo dijo:').parentElement).toHaveStyle({ minWidth: '0' });
  });

  test('when every part is drawn then no accessibility rule is broken', async () => {
    const { container } = render(<Everything />);

    expect(await axeViolations(container)).toEqual([]);
  });

  test('when a button is busy then it refuses presses and says so', () => {
    render(<Button busy>Añadiendo...</Button>);

    const button = screen.getByRole('button', { name: 'Añadiendo...' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  test('when a field has an error and a hint then both describe it', () => {
    render(<TextField label="Correo" hint="Te enviaremos el pedido" error="Correo electrónico inválido" />);

    const field = screen.getByLabelText('Correo');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Te enviaremos el pedido Correo electrónico inválido');
  });

  test('when the owner asks for a field in other words then the error has them', () => {
    const REQUIRED = 'El nombre es requerido';
    render(
      <WordsContext value={new Map([[REQUIRED, '¿Cómo te llamas?']])}>
        <TextField label="Nombre" error={REQUIRED} />
      </WordsContext>,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('¿Cómo te llamas?');
  });

  test('when a price is drawn then it is one text with two decimals and the currency', () => {
    render(<Price amount={1475} />);

    expect(screen.getByText('$1,475.00 MXN')).toBeVisible();
  });

  test('when stars are drawn then a screen reader hears how many', () => {
    render(<Stars value={5} />);

    expect(screen.getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible();
  });
});

const color = { ...theme.color, ...paletteOf(FIRST_COLORS) };
test.each([
  ['ink on cream', color.ink, color.cream],
  ['inkSoft on creamDeep', color.inkSoft, color.creamDeep],
  ['honey on creamDeep', color.honey, color.creamDeep],
  ['onAmber on amber', color.onAmber, color.amber],
  ['onAmber on amberHover', color.onAmber, color.amberHover],
  ['onDarkSoft on bark', color.onDarkSoft, color.bark],
  ['amberOnDark on bark', color.amberOnDark, color.bark],
  ['cempasuchilText on cream', color.cempasuchilText, color.cream],
  ['petal on cream', color.petal, color.cream],
  ['warning on warningSoft', color.warning, color.warningSoft],
  ['info on infoSoft', color.info, color.infoSoft],
  ['jungle on jungleSoft', color.jungle, color.jungleSoft],
  ['danger on dangerSoft', color.danger, color.dangerSoft],
])('when the colours are %s then the text reaches 4.5:1', (_name, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

/** 'rgb(46, 29, 16)' → '#2e1d10' */
const hexOf = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

describe('buttons that cannot be pressed', () => {
  const { style } = document.documentElement;
  beforeAll(() =>
    Object.entries(paletteOf(FIRST_COLORS)).forEach(([name, colour]) =>
      style.setProperty(`--${name}`, colour),
    ),
  );
  afterAll(() => document.documentElement.removeAttribute('style'));

  test.each([
    ['primary', { busy: true }],
    ['primary', { disabled: true }],
    ['dark', { disabled: true }],
    ['danger', { busy: true }],
    ['danger', { disabled: true }],
  ] as const)('when a %s button is %j then its words keep a contrast of 4.5', (variant, state) => {
    render(
      <Button variant={variant} {...state}>
        Crear mi elixir
      </Button>,
    );

    const { color: text, backgroundColor: ground, opacity } = getComputedStyle(screen.getByRole('button'));

    expect(opacity || '1').toBe('1');
    expect(contrast(hexOf(text), hexOf(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
