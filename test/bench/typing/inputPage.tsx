import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';

const text = createSlice({
  name: 'text',
  initialState: '',
  reducers: { typed: (_, { payload }: PayloadAction<string>) => payload },
});
const store = configureStore({ reducer: { text: text.reducer } });

function ReactInput(): ReactElement {
  const [value, setValue] = useState('');
  return <input id="react" value={value} onChange={({ target }) => setValue(target.value)} />;
}

function StoreInput(): ReactElement {
  const value = useSelector((state: ReturnType<typeof store.getState>) => state.text);
  const dispatch = useDispatch();
  return <input id="store" value={value} onChange={({ target }) => dispatch(text.actions.typed(target.value))} />;
}

/** An input of its own, one of React's state and one of a store, alone on a page: the least that each costs. */
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <ReactInput />
      <StoreInput />
    </Provider>,
  );
const plain = document.createElement('input');
plain.id = 'plain';
document.body.append(plain);
