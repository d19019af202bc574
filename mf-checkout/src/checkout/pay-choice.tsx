import { PAY_CHOICES, type PayChoice } from '@shop/contracts/pay-kinds';
import { css, Say, theme } from '@shop/ui';

const { color, radius, size, space } = theme;
const box = css({ margin: 0, padding: 0, border: 0, minWidth: 0, display: 'grid', gap: space(2) });
const legend = css({ padding: 0, marginBottom: space(2), fontSize: size.sm, fontWeight: 600 });
const option = css({
  display: 'flex',
  gap: space(3),
  alignItems: 'center',
  minHeight: 44,
  padding: `${space(2)} ${space(4)}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.paper,
  cursor: 'pointer',
  '& > input': { flex: 'none', width: 22, height: 22, margin: 0, accentColor: color.honey },
});
const picked = css({ borderColor: color.honey, boxShadow: `0 0 0 1px ${color.honey}` });

type Props = { choices: PayChoice[]; chosen: PayChoice | undefined; onChoose: (choice: PayChoice) => void };

/** The payment method, chosen before the provider's page, which then starts with it. */
export const PayChoiceRadios = ({ choices, chosen, onChoose }: Props) => (
  <fieldset css={box}>
    <legend css={legend}>
      <Say>Con qué pagas</Say>
    </legend>
    {choices.map((choice) => (
      <label key={choice} css={[option, choice === chosen && picked]}>
        <input
          type="radio"
          name="con-que"
          value={choice}
          checked={choice === chosen}
          onChange={() => onChoose(choice)}
        />
        <span>{PAY_CHOICES[choice]}</span>
      </label>
    ))}
  </fieldset>
);
