type TimingChoiceProps = {
  legend: string;
  name: string;
  chosen: string;
  choices: readonly { value: string; text: string }[];
};

/** When something is told: one of a few. */
export const TimingChoice = ({ legend, name, chosen, choices }: TimingChoiceProps) => (
  <fieldset>
    <legend className="label">{legend}</legend>
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      {choices.map(({ value, text }) => (
        <label key={value} className="flex items-center gap-2">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className="size-[18px] flex-none"
          />
          {text}
        </label>
      ))}
    </div>
  </fieldset>
);
